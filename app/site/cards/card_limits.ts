export const MAX_KEPT_CARDS = 256
export const MAX_KEPT_CARDS_BYTES = 16 * 1024 * 1024
/** Previews may show a name for so long after it has changed. */
export const CARD_SECONDS = 3600
