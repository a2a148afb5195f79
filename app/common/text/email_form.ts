import { domainToASCII, domainToUnicode } from 'node:url'

/**
 * An email address as it is stored and compared, whatever form a keyboard or a program gives it:
 * lower case, one Unicode form, and a domain in letters (`xn--bcher-kva.example` is
 * `bücher.example`). Anything else only loses its capitals.
 */
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
