// One run of the soak, for the frame of the long measurements.

export { soak as default } from './soak.ts';
