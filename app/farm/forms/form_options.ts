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

interface EmbeddedForm {
  url: string
  headline: string
  text: string | null
}

const CONTROL =
  'display:block;width:100%;box-sizing:border-box;margin-top:4px;padding:10px;font:inherit'

/**
 * A form for other people's pages: plain HTML without scripts, pictures or trackers. `website` is
 * the trap for bots.
 */
export function formEmbedCode({ url, headline, text }: EmbeddedForm, sender: string): string {
  return `<form action="${escaped(url)}" method="post" style="max-width:420px;font-family:inherit">
  <p style="font-size:1.3em;margin:0 0 8px">${escaped(headline)}</p>${
    text ? `\n  <p style="margin:0 0 16px">${escaped(text)}</p>` : ''
  }
  <label style="display:block;margin-bottom:12px">Your name
    <input name="name" autocomplete="name" required maxlength="80" style="${CONTROL}"></label>
  <label style="display:block;margin-bottom:12px">Email
    <input name="email" type="email" autocomplete="email" required style="${CONTROL}"></label>
  <label style="display:block;margin-bottom:12px">
    <input name="consent" type="checkbox" value="true" required> ${escaped(consentWording(sender))}</label>
  <label style="display:block;margin-bottom:12px">
    <input name="clicks" type="checkbox" value="true"> ${escaped(clicksWording(sender))} (optional)</label>
  <div style="position:absolute;left:-9999px" aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off"></div>
  <button style="padding:10px 20px;font:inherit">Sign up</button>
</form>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
