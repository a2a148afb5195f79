/** The specification's words where nobody knows better. */
export const UNKNOWN_FAILURE = 'Failed to generate design'

export const INTERRUPTED_TOO_OFTEN =
  'This design was interrupted too often. Your credit was given back; please try again.'

export const PHOTOGRAPH_GONE = 'The photograph of this design was deleted.'

export const REFUSED_PICTURE =
  'This picture cannot be redesigned, because it seems to show nudity. Try another one.'
