export const MAX_FORMS_PER_FARM = 50
export const MAX_FORM_NAME_CHARACTERS = 80
export const MAX_HEADLINE_CHARACTERS = 120
export const MAX_FORM_TEXT_CHARACTERS = 600
export const SIGN_UP_VALID_FOR_DAYS = 7

/** What people agree to; kept as evidence in these words. */
export function consentWording(sender: string): string {
  return `I agree that ${sender} sends me email about homes and news. I can unsubscribe at any time.`
}

/** The second consent, which nobody needs to sign up. */
export function clicksWording(sender: string): string {
  return `${sender} may see which links I open in their email. I can end this at any time.`
}
