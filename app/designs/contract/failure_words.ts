export const UNKNOWN_FAILURE = 'Failed to generate design'

export const INTERRUPTED_TOO_OFTEN =
  'This design was interrupted too many times. Your credit was refunded. Please try again.'

export const PHOTOGRAPH_GONE = 'The photo for this design was deleted.'

export const REFUSED_PICTURE =
  'We can’t redesign this photo because it may contain nudity. Try another one.'
