/* Sounds, made as they are played: no files.

     play(output, name, volume, at)   one of SOUNDS, to a node of an AudioContext or an
                                      OfflineAudioContext, from 0 (silent) to 1, `at` seconds of the
                                      context's own time; gives the gain by which it can be faded
     mixer(context)                   a node to play to that keeps several at once from clipping

   Each is a few tones and gusts of noise. A tone: what it is made of, its pitch in Hz (glides to a
   second one, if given), when it begins, how long it fades, how loud; a gust: the same, with the
   middle of its band for a pitch. */

const tone = (wave, pitch, from, fade, loud, to = pitch) => ({ wave, pitch, from, fade, loud, to });
const gust = (pitch, from, fade, loud, to = pitch) => ({ wave: "noise", pitch, from, fade, loud, to });
const chord = (wave, pitches, from, fade, loud) =>
  pitches.map((pitch) => tone(wave, pitch, from, fade, loud));

export const SOUNDS = {
  // The auction game
  draw: [gust(1400, 0, 0.1, 0.5, 700), tone("sine", 190, 0.05, 0.09, 0.5)],
  god: [...chord("triangle", [659, 988], 0, 0.5, 0.24), tone("triangle", 1319, 0.12, 0.6, 0.24)],
  ra: [tone("sine", 98, 0, 1.6, 0.45), tone("sine", 147, 0, 1.3, 0.2), tone("sine", 263, 0, 0.9, 0.12),
    gust(300, 0, 0.25, 0.4)],
  invoke: [tone("sawtooth", 147, 0, 0.5, 0.22, 220), tone("triangle", 220, 0.22, 0.6, 0.3)],
  bid: [...chord("triangle", [1175, 1760], 0, 0.28, 0.22), tone("sine", 2637, 0.03, 0.2, 0.12)],
  pass: [tone("sine", 150, 0, 0.09, 0.6, 110), gust(320, 0, 0.05, 0.3)],
  sold: [gust(1100, 0, 0.06, 0.7), tone("sine", 260, 0, 0.1, 0.5), gust(1100, 0.15, 0.08, 0.7),
    tone("sine", 220, 0.15, 0.16, 0.5)],
  unsold: [tone("triangle", 330, 0, 0.22, 0.3), tone("triangle", 247, 0.16, 0.32, 0.3)],
  disaster: [gust(220, 0, 1, 1, 70), tone("sine", 90, 0, 0.9, 0.5, 42)],
  // The hexagon game
  move: [tone("sine", 420, 0, 0.07, 0.5, 300), gust(1800, 0, 0.04, 0.35)],
  take: [gust(900, 0, 0.09, 0.7), tone("square", 130, 0, 0.18, 0.16, 70)],
  enter: [523, 659, 784, 1047].map((pitch, step) => tone("triangle", pitch, step * 0.09, 0.45, 0.26)),
  // Both
  scene: [...chord("triangle", [262, 330, 392], 0, 0.7, 0.16), ...chord("triangle", [349, 440, 523], 0.3, 1, 0.16)],
  end: [392, 523, 659, 784].flatMap((pitch, step) => chord("triangle", [pitch, pitch / 2], step * 0.16, 0.5 + step * 0.3, 0.17)),
  turn: [tone("sine", 880, 0, 0.35, 0.22), tone("sine", 1319, 0.09, 0.45, 0.16)],
};

const ATTACK = 0.006; // s; without it a tone begins with a click

export function play(output, name, volume, at) {
  const { context } = output;
  const whole = new GainNode(context, { gain: volume });
  whole.connect(output);
  for (const part of SOUNDS[name]) voice(context, part, at + part.from).connect(whole);
  return whole.gain;
}

export function mixer(context) {
  const limiter = new DynamicsCompressorNode(context, { threshold: -9, knee: 0, ratio: 20, attack: 0.001, release: 0.1 });
  const level = new GainNode(context, { gain: 0.6 }); // the limiter makes what it is given louder
  limiter.connect(level).connect(context.destination);
  return limiter;
}

/* How long a sound lasts, in seconds. */
export function length(name) {
  return Math.max(...SOUNDS[name].map(({ from, fade }) => from + fade));
}

function voice(context, { wave, pitch, to, fade, loud }, at) {
  const source = wave === "noise" ? noise(context) : new OscillatorNode(context, { type: wave, frequency: pitch });
  const band = wave === "noise" ? new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1 }) : null;
  const gain = new GainNode(context, { gain: 0 });
  const glide = (band ?? source).frequency;
  glide.setValueAtTime(pitch, at);
  glide.exponentialRampToValueAtTime(to, at + fade);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.001, at + fade);
  gain.gain.linearRampToValueAtTime(0, at + fade + ATTACK);
  (band ? source.connect(band) : source).connect(gain);
  source.start(at);
  source.stop(at + fade + ATTACK);
  return gain;
}

const noises = new WeakMap();

/* The same noise each time: what is heard does not depend on chance. */
function noise(context) {
  let buffer = noises.get(context);
  if (!buffer) {
    buffer = new AudioBuffer({ length: context.sampleRate * 1.2, sampleRate: context.sampleRate });
    const samples = buffer.getChannelData(0);
    let state = 1;
    for (let at = 0; at < samples.length; at++) {
      state = (state * 48271) % 2147483647;
      samples[at] = state / 1073741823.5 - 1;
    }
    noises.set(context, buffer);
  }
  return new AudioBufferSourceNode(context, { buffer });
}
