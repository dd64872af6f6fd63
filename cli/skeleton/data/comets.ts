// Kind of comet -> how many are in the bag, and what one is worth. Kind 0 is the storm. No logic here.

export const BAG: readonly number[] = [3, 4, 3, 2];
export const VALUES: readonly number[] = [0, 1, 2, 3];
export const STORM = 0;
