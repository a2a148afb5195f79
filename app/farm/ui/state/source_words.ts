import type { ContactSource } from '#app/farm/contract/contact_options'

export const SOURCE_WORDS: Record<ContactSource, string> = {
  manual: 'Added by hand',
  import: 'Imported',
  form: 'Sign-up form',
  open_house: 'Open house',
}
