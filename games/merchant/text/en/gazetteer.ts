// A friendly word about every system, culture, load of goods and merchant. Nothing here changes the rules.

import type { Messages } from '@orrery/kernel';

export const gazetteer: Messages = {
  'about.system.0':
    'A wanderer without a sun, until a blue giant caught it. Now it has land, sea and air, and storms and volcanoes that never rest.',
  'about.system.1':
    'Sand and stone all the way round. A few people live at oases; the big cities keep to the green poles.',
  'about.system.2':
    'The sun is far away, but the giant next door glows warm enough to give this large moon mild weather.',
  'about.system.3':
    'A ring of breathable air hangs between a sun and a planet, full of creatures found nowhere else. Nobody knows who made it, or where the machines are.',
  'about.system.4':
    'A station the size of a world, almost empty now, in a Cloud of charged dust where every course is a gamble. The whole Cloud is part of its system.',
  'about.system.5': 'One ocean and a handful of islands. Most people have settled on lily pads big enough to build on.',
  'about.system.6':
    'Once a garden, then a factory yard. The few who are left clean up, and slowly get used to the taste.',
  'about.system.7':
    'The settlers had just begun to make this world fit to live in when the Empire fell. They moved into caves, and the machines kept working.',
  'about.system.8': 'Hot, wet and hungry. Everything that grows here wants to eat everything else.',
  'about.system.9':
    'Huge but light, so you can stand up straight. There is room for all sorts of landscapes and a great many people.',
  'about.system.10':
    'An ark for whole generations that strayed too near a neutron star. It cannot get away, and there are too many aboard to move. The Orbit is in the upper Circle.',
  'about.system.11': 'Rock, ice and one city, which stays warm by very odd customs.',
  'about.system.12':
    'Here the planets never formed. Miners once lived all over the rocks; now only the domes in the middle have lights on.',
  'about.system.13':
    'Two planets fought for centuries after the Empire fell. One is glowing gravel; the other is mending itself in silence.',
  'about.system.14':
    'A giant service station on the road to the wide galaxy, turned into a city when the traffic stopped. It sells every kind of ship and nothing can be built there.',
  'about.system.15': 'A star that blew up. There is nothing left here but radiation, and it bills you for it.',
  'about.system.16': 'A huge blue star that throws hard radiation in all directions. There is nobody home.',

  'about.culture.0':
    'Trees that walk while they are young and stand still when they are wise. They breed plants with the patience of centuries.',
  'about.culture.1':
    'Countless snails with a single mind. Luck behaves strangely around them, and when asked about it they only smile.',
  'about.culture.2':
    'Long ago they founded the Empire. Their best lines died out, and those who remain worship their former pupils, the Qossuth.',
  'about.culture.3':
    'Loud, fluffy forest people who love gossip and nest together in one big tangle of trees. They have a way with plants and animals.',
  'about.culture.4': 'They come from a poor world, and to them the finest profit is the one that cost nothing.',
  'about.culture.5':
    'They fit in anywhere, because they bring tools and habits for every place. What they will be like next time, nobody can tell.',
  'about.culture.6':
    'Proud hunting cats who live in families. Superb soldiers, best kept busy with somebody else’s war.',
  'about.culture.7':
    'They mix life and machines, have no small talk, and look at you like something for the collection.',
  'about.culture.8':
    'A people of hives. Each one has a mind of its own, and all of them think exactly the same. Visitors are not let in.',
  'about.culture.9':
    'Friendly machines, always logical, always honest. Legend has it that the first of them was a kitchen appliance.',
  'about.culture.10':
    'They say they are horses who wanted to sit down and found out how. Strong, honest, loud, and good with their hooves.',
  'about.culture.11': 'Bacteria that herd other cells. You can talk with them, as long as you keep it simple.',
  'about.culture.12': 'Dinosaurs who want to live in peace with everybody. Nobody dares to disagree.',
  'about.culture.13':
    'They learned the secrets of existence, and it drove them mad. Now they sulk, or set out to conquer everything.',
  'about.culture.14':
    'They fell in love with spaceships and gave up all else for them. At the Galactic Base they build and sell every kind.',

  'about.good.0': 'A perfume made of living cells: feed it something else and it smells of something else.',
  'about.good.1': 'What a Volois spins when it needs to calm down.',
  'about.good.2': 'An old remedy of the Graw that undoes additives and poisons. The Shenna season their meat with it.',
  'about.good.3': 'Made of composted leaves, with a long aftertaste. Some drink it, some only cook with it.',
  'about.good.4':
    'Rock ground so fine that it pours like water. It costs next to nothing, which is why the Dell sell it.',
  'about.good.5': 'Noisy and dreamlike. Those with too much fancy enjoy them, those with too little study them.',
  'about.good.6':
    'Fine fur of a small beast that is very fast and in a very bad mood. The gentle ones were caught long ago.',
  'about.good.7':
    'A grease that renews itself, half alive. It oils machines and sore limbs, and the Cholos like to live in it.',
  'about.good.8': 'A strong drink that you chew, for as long as you like.',
  'about.good.9': 'Machines that do as they are told. The Eeepeeep would rather not talk about where they come from.',
  'about.good.10': 'Chairs for those no chair was made for: dinosaurs, plants, slugs, bacteria.',
  'about.good.11': 'Made to order by the Cholos, who do not quite understand how big creatures work.',
  'about.good.12': 'Boulders carved for exercise. Big enough to build with, or to plant a Nillis in.',
  'about.good.13': 'Art that lets out whatever you keep down. Some are thrilled by it, some pray to it.',
  'about.good.14': 'Bad-tempered weeds for the pot. They call the police on burglars, hold them, or eat them.',
  'about.good.15': 'Open the can and you have a new trait: calm, helpful, fond of slime.',
  'about.good.16': 'Rubbish from a great past: broken tools worth mending, books of lost secrets.',
  'about.good.17': 'Small, sturdy animals that do tricks.',
  'about.good.18': 'Clear glass that bends and bounces. A blessing for the clumsy.',
  'about.good.19': 'Pictures of real things without any perspective, for simple tastes and unusual eyes.',
  'about.good.20': 'Escaped beasts, caught again, tamed and taught some manners.',
  'about.good.21': 'What the Yxklyx keep their specimens in, smuggled out. It makes an excellent varnish.',
  'about.good.22': 'A home in a tin: let in the air and the foam swells into rooms that stack.',
  'about.good.23': 'Bolts that breed true, thread and head, if you feed them metal.',
  'about.good.24': 'Footwear for those with too many feet, or none.',
  'about.good.25': 'Big creatures put together cell by cell, by builders who know little about big creatures.',
  'about.good.26': 'A whole pipe organ, on wheels.',
  'about.good.27': 'You are sure there is a solution. There is not.',

  'about.merchant.0': 'Talks fast and from the heart: joy, tears, and please help me through school.',
  'about.merchant.1': 'Whispers that it is a bargain, perhaps a stolen one. The price is the usual price.',
  'about.merchant.2': 'Believes in advertising, everywhere and all the time, until the natives buy or call the police.',
  'about.merchant.3': 'Shows you charming pictures in a thousand colours until you cannot say no.',
  'about.merchant.4': 'Haggles loudly and plainly, and lets you feel that you won.',
  'about.merchant.5': 'Only eccentric, for a Qossuth. Draws crowds with stunts such as eating a house.',
};
