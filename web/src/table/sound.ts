// The sounds of a table, made on the spot from oscillators and noise: no file is fetched.

import type { Sound } from '@orrery/games/table';

/** One tone: how high, when, how long, how loud; `to` is where its pitch slides. */
interface Tone {
  readonly kind: OscillatorType | 'noise';
  readonly pitch: number;
  readonly to?: number;
  readonly at: number;
  readonly long: number;
  readonly loud: number;
}

const tone = (kind: Tone['kind'], pitch: number, at: number, long: number, loud: number, to?: number): Tone =>
  to === undefined ? { kind, pitch, at, long, loud } : { kind, pitch, at, long, loud, to };

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  dice: [0, 0.07, 0.13, 0.22].map((at) => tone('noise', 1800, at, 0.05, 0.5)),
  step: [tone('sine', 520, 0, 0.06, 0.2)],
  land: [tone('sine', 330, 0, 0.25, 0.4, 165)],
  coin: [tone('triangle', 1320, 0, 0.09, 0.3), tone('triangle', 1760, 0.08, 0.22, 0.3)],
  reveal: [tone('sine', 440, 0, 0.35, 0.3, 880), tone('sine', 660, 0.1, 0.3, 0.2, 1320)],
  build: [
    tone('square', 180, 0, 0.06, 0.15),
    tone('square', 220, 0.12, 0.06, 0.15),
    tone('triangle', 440, 0.24, 0.2, 0.3),
  ],
  blast: [tone('noise', 500, 0, 0.5, 0.7), tone('sawtooth', 160, 0, 0.4, 0.3, 40)],
  deal: [tone('triangle', 392, 0, 0.15, 0.3), tone('triangle', 494, 0.12, 0.25, 0.3)],
  turn: [tone('sine', 587, 0, 0.14, 0.35), tone('sine', 784, 0.12, 0.3, 0.35)],
  win: [523, 659, 784, 1047].map((pitch, i) => tone('triangle', pitch, i * 0.13, 0.4, 0.35)),
};

let air: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Volume is 0 to 1. Before the first click of a visit the browser keeps still, and so do we. */
export function playSound(sound: Sound, volume: number): void {
  air ??= new AudioContext();
  if (air.state === 'suspended') void air.resume();
  const out = air.createGain();
  out.gain.value = volume * 0.6;
  out.connect(air.destination);
  for (const each of SOUNDS[sound]) strike(air, out, each);
}

function strike(context: AudioContext, out: AudioNode, { kind, pitch, to, at, long, loud }: Tone): void {
  const start = context.currentTime + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, start + long);
  gain.connect(out);
  const voice =
    kind === 'noise' ? noiseVoice(context, pitch, gain) : oscillator(context, kind, pitch, to, start + long, gain);
  voice.start(start);
  voice.stop(start + long + 0.05);
}

function oscillator(
  context: AudioContext,
  kind: OscillatorType,
  pitch: number,
  to: number | undefined,
  end: number,
  out: AudioNode,
): AudioScheduledSourceNode {
  const voice = context.createOscillator();
  voice.type = kind;
  voice.frequency.value = pitch;
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, end);
  voice.connect(out);
  return voice;
}

/** A rush of air round this pitch. */
function noiseVoice(context: AudioContext, pitch: number, out: AudioNode): AudioScheduledSourceNode {
  hiss ??= hissOf(context);
  const voice = context.createBufferSource();
  voice.buffer = hiss;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  voice.connect(band).connect(out);
  return voice;
}

function hissOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
