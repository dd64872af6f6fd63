// Chapters 5 to 8: movement, what dots do, finding cultures, equipment.

import type { Messages } from '@orrery/kernel';

export const flight: Messages = {
  'chapter.5': 'Movement',
  'rule.5.1': 'You fly at the start of your turn, along the paths, from one dot to the next, in either direction.',
  'rule.5.2':
    'You roll the dice of your ship: their sum is your movement points (MP). The dice stay on the table all turn.',
  'rule.5.21': 'A step costs 1 MP; to or from a Surface City it costs 2, unless you have the Air Foil.',
  'rule.5.22':
    'Your move is over when your MP are spent, when you land, when you stop on a penalty, or when you are trapped with no legal step.',
  'rule.5.23': 'While you have MP you cannot just stop in space: fly on until you land or the MP are gone.',
  'rule.5.3': 'Before you roll you name the first dot you will fly to. After that you choose your way as you go.',
  'rule.5.31':
    'Any path out of your dot may be declared. You must start that way if the dice allow it; if they do not, you are free.',
  'rule.5.32':
    'Within a turn you may not fly back along a path you have used; the same way again is fine. With no other way out you are trapped.',
  'rule.5.4': 'Ships do not get in each other’s way.',

  'chapter.6': 'What dots do',
  'rule.6.1': 'A face-down ? marker is turned up for good by whoever flies onto it, and works at once.',
  'rule.6.11': 'A relic makes its box an Asteroid: land there to pick it up, free of charge.',
  'rule.6.12':
    'Open Spaceports, Tele Gates and penalties are no Asteroids, and stay for the rest of the game. An Open Spaceport belongs to the culture of its system.',
  'rule.6.2': 'You can land at Cities, Spaceports and Asteroids only. Landing ends your move.',
  'rule.6.3':
    'On a penalty you pay its amount, less your Shields, and fly on; or you stop and pay nothing. If you start your turn there, pay to stay or leave.',
  'rule.6.4':
    'You leave a Navigation Circle by the arrow that shows your Pilot Number. Body and Wing are joined by a path that is not printed.',
  'rule.6.41': 'Your Pilot Number is one of the numbers you rolled. Once chosen, it holds for the whole turn.',
  'rule.6.42':
    'If you start in a Circle, declare a dot next to it. If a number you rolled leads there you must take it; if none does, take any.',
  'rule.6.43': 'Arrows never keep you out of a Circle. If your number points back the way you came, you stop there.',
  'rule.6.5':
    'Leaving a Tele Gate, you jump for 1 MP to the face-up gate that shows your Pilot Number. If there is none, or you are on it, you leave by any path.',
  'rule.6.51': 'Circles and gates share one Pilot Number a turn.',
  'rule.6.52':
    'Starting on a Tele Gate you may declare another face-up gate, or a dot next to you. If a number you rolled leads there, take it.',

  'chapter.7': 'Finding cultures',
  'rule.7.1': 'Each system has one culture, at random. While it is hidden its IOU lies face down in the Culture Box.',
  'rule.7.2': 'When you fly onto an Orbit of a system whose culture is hidden, you look at its IOU in secret.',
  'rule.7.3':
    'The first to land at a City or Spaceport of a system discovers its culture and takes the IOU. Its goods and waiting bonus markers come into play.',

  'chapter.8': 'Equipment',
  'rule.8.1': 'Some cultures sell equipment that makes your ship better.',
  'rule.8.2':
    'A drive skips dots, ovals and penalty markers of its colour: no MP, no penalty. The Combined Drive skips red and yellow.',
  'rule.8.21': 'The first dot you declare must be one you will really come to rest on, not one you skip.',
  'rule.8.22': 'If a marker you turn up is a penalty your drive skips, it stays face up and you skip on at no cost.',
  'rule.8.23':
    'Before you roll you may switch off any of your drives; the others work all turn. A Combined Drive goes off as a whole.',
  'rule.8.3': 'Each Shield takes $20 off every penalty, down to nothing. You may still stop instead.',
  'rule.8.4':
    'There are ten relics. All ride on the hull and take no hold; Yellow Drive, Shield and Laser work like ordinary ones.',
  'rule.8.41':
    'Air Foil: to and from Surface Cities for 1 MP, and from City to City over the ground of the same planet.',
  'rule.8.42': 'Auto Pilot: before you roll you may replace one die by a 4, for MP and as a Pilot Number.',
  'rule.8.43':
    'Jump Start: declare a face-up Tele Gate as your first move from anywhere. If your Pilot Number is on a face-up gate, you must jump there.',
  'rule.8.44': 'Mulligan Gear: right after the roll you may reroll one die. The new number stands.',
  'rule.8.45':
    'Spy Eye: look in secret at face-down ? markers next to you, even in passing, and observe a culture from any dot of its system.',
  'rule.8.46': 'Switch Switch: change your Pilot Number to another die as often as you like.',
  'rule.8.47':
    'Gate Lock: before you roll you may switch all Tele Gates off for your turn. They are then plain blue dots.',
  'rule.8.48': 'The Laser among the relics does nothing without combat, but it can be bartered.',
};
