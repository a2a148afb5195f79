import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFParser,
  PDFRawStream,
  PDFStream,
  PDFString,
  PDFContext,
  type PDFObject,
} from 'pdf-lib'
import { packedObjectsIn } from './packed_streams.js'

/** What a document may not do or hold; `unreadable` is what can't be checked. */
export type ActiveContent =
  'scripts' | 'programs' | 'files' | 'forms' | 'media' | 'links' | 'unreadable'

/** Keys of a dictionary, whatever it describes. */
const KEYS = new Map<string, ActiveContent>([
  ['JS', 'scripts'],
  ['JavaScript', 'scripts'],
  ['XFA', 'forms'],
  ['EF', 'files'],
  ['EmbeddedFiles', 'files'],
  ['Collection', 'files'],
  ['RichMediaContent', 'media'],
])

/** Kinds of actions, of annotations and of streams. */
const KINDS = new Map<string, ActiveContent>([
  ['JavaScript', 'scripts'],
  ['Launch', 'programs'],
  ['ImportData', 'programs'],
  ['GoToE', 'files'],
  ['GoToR', 'files'],
  ['EmbeddedFile', 'files'],
  ['FileAttachment', 'files'],
  ['SubmitForm', 'forms'],
  ['Rendition', 'media'],
  ['RichMedia', 'media'],
  ['RichMediaExecute', 'media'],
  ['Movie', 'media'],
  ['Sound', 'media'],
  ['Screen', 'media'],
])

/** Keys of what runs without a click. */
const BY_ITSELF = ['OpenAction', 'AA']
const WEB_SCHEMES = ['http', 'https', 'mailto', 'tel']

/**
 * What in a PDF acts, or is another file; null if nothing does. Every object counts, also in packed
 * streams, in former versions, and where no table of the file points.
 */
export async function findActiveContent(data: Uint8Array): Promise<ActiveContent | null> {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length)
  try {
    return findName(bytes) ?? findPackedName(bytes) ?? findInObjects(await parse(bytes))
  } catch {
    return 'unreadable'
  }
}

/** `#` and two digits may stand for any character of a name. */
function escaped(name: string): string {
  const code = (character: string) =>
    character
      .charCodeAt(0)
      .toString(16)
      .replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)
  return [...name].map((each) => `(?:${each}|#${code(each)})`).join('')
}

function unescaped(name: string): string {
  return name.replace(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16))
  )
}

/** The parser leaves escapes in lowercase. */
const nameOf = (name: PDFName) => unescaped(name.decodeText())

const NAMED = ['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA']
const IN_BYTES = new RegExp(`/(${NAMED.map(escaped).join('|')})(?![\\w#])`)

/**
 * Names this long aren't in compressed bytes by chance, and some readers find objects that parsers
 * skip.
 */
function findName(bytes: Buffer): ActiveContent | null {
  const [, found] = IN_BYTES.exec(bytes.toString('latin1')) ?? []
  if (!found) return null
  const name = unescaped(found)
  return KINDS.get(name) ?? KEYS.get(name) ?? null
}

function findPackedName(bytes: Buffer): ActiveContent | null {
  for (const unpacked of packedObjectsIn(bytes)) {
    const found = findName(unpacked)
    if (found) return found
  }
  return null
}

const parsed = new WeakMap<PDFContext, PDFObject[]>()
const { assign } = PDFContext.prototype

/** The parser forgets objects that later ones replace; some readers show those. */
PDFContext.prototype.assign = function (this: PDFContext, ref, object) {
  const objects = parsed.get(this) ?? []
  parsed.set(this, objects)
  objects.push(object)
  assign.call(this, ref, object)
}

async function parse(bytes: Buffer): Promise<PDFContext> {
  return PDFParser.forBytesWithOptions(bytes, Infinity, true).parseDocument()
}

function findInObjects(context: PDFContext): ActiveContent | null {
  const left = [...(parsed.get(context) ?? [])]
  if (context.trailerInfo.Root) left.push(context.trailerInfo.Root)
  for (let object = left.pop(); object; object = left.pop()) {
    if (object instanceof PDFArray) for (const each of object.asArray()) left.push(each)
    if (object instanceof PDFRawStream && isUnreadPack(object.dict)) return 'unreadable'
    const dictionary = object instanceof PDFStream ? object.dict : object
    if (!(dictionary instanceof PDFDict)) continue
    const found = findInDictionary(dictionary, context)
    if (found) return found
    for (const value of dictionary.values()) left.push(value)
  }
  return null
}

/** Packed objects that the parser took for something else; some readers don't. */
function isUnreadPack(dictionary: PDFDict): boolean {
  const names = dictionary.keys().map(nameOf)
  return ['N', 'First'].every((name) => names.includes(name))
}

function findInDictionary(dictionary: PDFDict, context: PDFContext): ActiveContent | null {
  for (const [key, value] of dictionary.entries()) {
    const name = nameOf(key)
    const found = KEYS.get(name)
    if (found) return found
    const given = context.lookup(value)
    if (['S', 'Subtype', 'Type'].includes(name) && given instanceof PDFName) {
      const kind = KINDS.get(nameOf(given))
      if (kind) return kind
    }
    if (name === 'URI' && isText(given) && !isWeb(given.decodeText())) return 'links'
    if (BY_ITSELF.includes(name) && opensLinks(given, context)) return 'links'
  }
  return null
}

/** Readers skip blanks in a scheme; an address without one is taken for the web's. */
function isWeb(address: string): boolean {
  const plain = address.replace(/[\s\p{Cc}]/gu, '')
  const [, scheme] = /^([a-z][\w+.-]*):/i.exec(plain) ?? []
  return scheme ? WEB_SCHEMES.includes(scheme.toLowerCase()) : !/^[\\/]{2}/.test(plain)
}

const isText = (object: PDFObject | undefined): object is PDFString | PDFHexString =>
  object instanceof PDFString || object instanceof PDFHexString

/** Actions, those they lead to, and those of several occasions. */
function opensLinks(action: PDFObject | undefined, context: PDFContext): boolean {
  const left = [action]
  const seen = new Set<PDFObject>()
  while (left.length) {
    const next = left.pop()
    if (!next || seen.has(next)) continue
    seen.add(next)
    if (next instanceof PDFArray) left.push(...next.asArray().map((each) => context.lookup(each)))
    if (!(next instanceof PDFDict)) continue
    if (next.has(PDFName.of('URI'))) return true
    if (next.has(PDFName.of('Type')) && next.lookup(PDFName.of('Type')) !== PDFName.of('Action'))
      continue
    left.push(...next.values().map((each) => context.lookup(each)))
  }
  return false
}
