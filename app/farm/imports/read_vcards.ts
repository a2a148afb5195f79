import { fileRefusal } from '#app/imports/reading/file_refusal'

const COLUMNS = [
  ...['Name', 'First name', 'Last name', 'Email', 'Phone', 'Street', 'City', 'State'],
  ...['Zip', 'Country', 'Tags', 'Latitude', 'Longitude', 'Note'],
]
type Card = Partial<Record<(typeof COLUMNS)[number], string>>

/** By its start: an address book exports cards. */
export const isVcard = (text: string): boolean => /^begin:vcard\b/i.test(text)

/** A row for each card. Source: RFC 6350, and vCard 2.1. @throws E_VALIDATION_ERROR on `file` */
export function readVcards(text: string): { columns: string[]; rows: string[][] } {
  const cards: Card[] = []
  let card: Card | null = null
  for (const line of unfolded(text)) {
    const { name, value, isEncoded } = partsOf(line)
    if (name === 'BEGIN') card = {}
    else if (name === 'END' && card) {
      cards.push(card)
      card = null
    } else if (card) add(card, name, isEncoded ? decoded(value) : value)
  }
  if (card) throw fileRefusal('This file of contacts is cut off. Export it again.')
  return { columns: COLUMNS, rows: cards.map((one) => COLUMNS.map((name) => one[name] ?? '')) }
}

/** 3.2; quoted-printable lines end in `=`. */
function unfolded(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(quoted-printable[^\n]*?)((?:=\n[^\n]*)+)/gi, (_, first: string, more: string) => {
      return first + more.replaceAll('=\n', '')
    })
    .replace(/\n[ \t]/g, '')
    .split('\n')
}

function partsOf(line: string) {
  const [, head = '', value = ''] = /^((?:"[^"]*"|[^":])*):(.*)$/s.exec(line) ?? []
  const [name, ...parameters] = head.split(';')
  return {
    // `item1.EMAIL` groups lines
    name: name.replace(/^[\w-]+\./, '').toUpperCase(),
    value: value.trim(),
    isEncoded: parameters.some((one) => /quoted-printable/i.test(one)),
  }
}

function decoded(value: string): string {
  const bytes = value.replace(/=([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16))
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** 3.4: a backslash keeps separators in a part. */
function parts(value: string): string[] {
  return value.split(/(?<!\\);/).map(plain)
}

const plain = (value: string): string =>
  value
    .replace(/\\n/gi, ' ')
    .replace(/\\([,;:\\])/g, '$1')
    .trim()

function add(card: Card, name: string, value: string): void {
  if (name === 'FN') card.Name ??= plain(value)
  else if (name === 'N') [card['Last name'], card['First name']] = parts(value)
  else if (name === 'ORG') card.Name ||= parts(value)[0]
  else if (name === 'EMAIL') join(card, 'Email', plain(value))
  else if (name === 'TEL') join(card, 'Phone', plain(value))
  else if (name === 'CATEGORIES') join(card, 'Tags', plain(value))
  else if (name === 'NOTE') card.Note ??= plain(value)
  else if (name === 'GEO') {
    const [latitude, longitude] = value.replace(/^geo:/i, '').split(/[;,]/)
    Object.assign(card, { Latitude: latitude, Longitude: longitude })
  } else if (name === 'ADR' && !card.City) {
    const [, , street, city, state, zip, country] = parts(value)
    Object.assign(card, { Street: street, City: city, State: state, Zip: zip, Country: country })
  }
}

function join(card: Card, name: 'Email' | 'Phone' | 'Tags', value: string): void {
  if (value) card[name] = card[name] ? `${card[name]};${value}` : value
}
