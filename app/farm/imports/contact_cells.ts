import { MAX_EMAIL_CHARACTERS } from '#app/accounts/field_validators'
import { emailForm } from '#app/common/text/email_form'
import { plainDigits } from '#app/common/text/plain_digits'
import { MAX_CONTACT_NAME_CHARACTERS } from '#app/farm/farm_options'
import { saysNothing } from '#app/imports/interpreting/cell_reader'

type Named = Partial<Record<'name' | 'first_name' | 'middle_name' | 'last_name', string>>

/** Whom a row names. @param notes gets what was left out */
export function readPerson(
  cells: Named & { email?: string; phone?: string },
  maxPhoneCharacters: number,
  notes: string[]
) {
  const { name, email, phone } = cells
  const said = name === undefined || isNothing(name, 'name', notes) ? undefined : name
  return {
    name: shortened(wholeName({ ...cells, name: said }), {
      max: MAX_CONTACT_NAME_CHARACTERS,
      what: 'name',
      notes,
    }),
    email: emailOf(email, notes),
    phone: shortened(phoneOf(phone, notes), {
      max: maxPhoneCharacters,
      what: 'phone number',
      notes,
    }),
  }
}

const EMAIL = /^[^\s@<>(),;:"]{1,64}@(?:[\p{L}\p{N}\p{M}_-]+\.)+[\p{L}\p{N}\p{M}-]{2,}$/u
/** A longer cell is text, in which nothing is looked for. */
const MAX_READ_CHARACTERS = 1000
/** Between several in one cell; three colons are Google's. */
const BETWEEN = /[,;|/\s]+|:::/

/**
 * The email address of a cell, which may have a name beside it: `Ava <ava@example.com>`. What isn't
 * one is given back as it is.
 * @param notes gets those that are left out
 */
function emailOf(cell: string | undefined, notes: string[]): string | null {
  if (cell === undefined || isNothing(cell, 'email address', notes)) return null
  const plain = cell.normalize('NFKC').toLowerCase()
  const found = plain.length > MAX_READ_CHARACTERS ? [] : addressesIn(plain)
  if (!found.length || !found.every((one) => EMAIL.test(one))) return plain
  const [first, ...others] = new Set(found.map(emailForm))
  if (others.length) {
    notes.push(`Only the email address “${first}” was taken, not ${others.join(', ')}.`)
  }
  return first
}

function addressesIn(text: string): string[] {
  const angled = [...text.matchAll(/<\s*(?:mailto:)?([^<>\s]+@[^<>\s]+)\s*>/g)]
  if (angled.length) return angled.map(([, address]) => address)
  return text
    .replace(/\([^()@]*\)/g, ' ')
    .replace(/(^|[,;|\s])(mailto|e-?mail|home|work|private|other|office)\s*:\s*/g, '$1')
    .split(BETWEEN)
    .map((part) => part.replace(/^["'[]+|["'\].]+$/g, ''))
    .filter(Boolean)
}

export function emailFault(email: string): string | null {
  if (EMAIL.test(email) && email.length <= MAX_EMAIL_CHARACTERS) return null
  return `“${email.slice(0, 80)}” is not an email address.`
}

/** Spreadsheets shorten long numbers. */
const SHORTENED = /^\+?\d([.,]\d+)?e\+?\d{1,2}$/i
const PARTS_OF_PHONES = /\s*(?::::|;|\||\n|,(?=\s*(?:\+|\(?\d{3,}))|\s\/\s)\s*/

/** A phone number as it is written; of several, the first. @param notes gets what is left out */
function phoneOf(cell: string | undefined, notes: string[]): string | undefined {
  if (cell === undefined || isNothing(cell, 'phone number', notes)) return undefined
  const plain = plainDigits(cell.normalize('NFKC'))
    .replace(/^(=|(tel|phone|mobile|cell):\s*)/i, '')
    .trim()
  const isText = plain.length > MAX_READ_CHARACTERS
  const [first = '', ...others] = isText ? [] : plain.split(PARTS_OF_PHONES).filter(Boolean)
  if (SHORTENED.test(plain)) {
    notes.push(`The phone number “${plain}” was shortened by a spreadsheet, so it was left out.`)
    return undefined
  }
  if (!/\d/.test(first)) {
    notes.push(`“${plain.slice(0, 40)}” is not a phone number, so it was left out.`)
    return undefined
  }
  if (others.length)
    notes.push(`Only the phone number “${first}” was taken, not ${others.join(', ')}.`)
  return first.replace(/^(\+?\d{7,})\.0$/, '$1')
}

/** As one name: a column of family names beside `Nome` makes that the first name. */
function wholeName({ name, first_name: first, middle_name: middle, last_name: last }: Named) {
  const isPart = name && !first !== !last && !name.includes(first ?? last ?? '')
  if (name && !isPart) return name
  return [first ?? (last && name), middle, last ?? (first && name)].filter(Boolean).join(' ')
}

export function shortened(
  value: string | undefined,
  { max, what, notes }: { max: number; what: string; notes: string[] }
): string | null {
  if (!value) return null
  if (value.length > max) notes.push(`The ${what} was cut to ${max} characters.`)
  return value.slice(0, max)
}

function isNothing(cell: string, what: string, notes: string[]): boolean {
  if (!saysNothing(cell)) return false
  notes.push(`The ${what} “${cell.slice(0, 40)}” says nothing, so it was left out.`)
  return true
}

/** Labels as Google, Outlook and CRMs list them; not those that only group an address book. */
export function contactTagsIn(cell: string): string[] {
  return cell
    .replace(/\s+/g, ' ')
    .split(/:::|[,;|]| (?=#)/)
    .map((tag) => tag.trim().replace(/^#/, ''))
    .filter((tag) => tag && !/^\* ?(my ?contacts|starred|friends|family|coworkers)$/i.test(tag))
}
