/** Emoji whose own look is text, where no skin tone decides otherwise. */
const TEXT_LOOK = /(?!\p{Emoji_Presentation})\p{Emoji}(?!\p{Emoji_Modifier})/gu
const VARIANTS = /[\ufe0e\ufe0f]/g

/** One emoji in its fully qualified form, whatever form is given; null for anything else. */
export function qualifiedEmoji(text: string): string | null {
  const qualified = text.replace(VARIANTS, '').replace(TEXT_LOOK, '$&\ufe0f')
  return /^\p{RGI_Emoji}$/v.test(qualified) ? qualified : null
}
