import { fileRefusal } from '#app/imports/formats/file_refusal'

const INSTEAD = 'Export the list as CSV or RESO JSON instead.'

/** By how they start; the last one is any other. */
const FORMATS: [start: RegExp, name: string][] = [
  [/<rets[\s>]/i, 'This is RETS XML.'],
  [/<propertyList[\s>]/i, 'This is an XML feed in REAXML.'],
  [/<(\w+:)?openimmo[\s>]/i, 'This is an XML feed in OpenImmo.'],
  [/<kyero[\s>]/i, 'This is an XML feed in Kyero’s format.'],
  [/<(!doctype )?html[\s>]|<table[\s>]/i, 'This is a web page (HTML), not a list.'],
  [/^\s*</, 'This is an XML file.'],
]
const START_CHARACTERS = 4000

/** Feeds that systems send each other. @throws E_VALIDATION_ERROR on `file` */
export function refuseForeign(text: string): void {
  const start = text.slice(0, START_CHARACTERS)
  if (/^#HEADER#/i.test(start)) throw fileRefusal(`This is a BLM feed. ${INSTEAD}`)
  if (!/^<[?!\w]/.test(start)) return
  const [, name] = FORMATS.find(([mark]) => mark.test(start)) ?? FORMATS.at(-1)!
  throw fileRefusal(`${name} ${INSTEAD}`)
}
