import { domainToASCII, domainToUnicode } from 'node:url'

/** The form in which addresses are compared: `Ava@xn--bcher-kva.example` is `ava@bücher.example`. */
export function emailForm(email: string): string {
  const text = email.trim().replace('＠', '@').toLowerCase().normalize('NFC')
  const at = text.lastIndexOf('@') + 1
  return at > 1 ? text.slice(0, at) + domainForm(text.slice(at)) : text
}

function domainForm(domain: string): string {
  if (/^[\x21-\x7e]*$/.test(domain) && !domain.includes('xn--')) return domain
  const ascii = domainToASCII(domain)
  const letters = domainToUnicode(ascii)
  return domainToASCII(letters) === ascii ? letters || domain : ascii
}
