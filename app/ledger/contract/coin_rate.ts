/** Club coins for one image credit. */
export const COINS_PER_CREDIT = 10
