export const MAX_SLIDES = 10
export const MAX_SPOT_CAPTION_CHARACTERS = 2000
export const MAX_COMMENT_CHARACTERS = 1000
export const MAX_PLACE_CHARACTERS = 120
/** of one video slide */
export const MAX_SLIDE_SECONDS = 90
/** how long a spot is on the screen before it counts as seen */
export const MIN_VIEW_MS = 2000
