import { readFile } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { Gazetteer, type Region } from './gazetteer.js'
import { foldText } from '#app/common/text/fold_text'

const decompress = promisify(brotliDecompress)
/** About 5 ms before yielding. */
const ROWS_A_TURN = 8_000

let loading: Promise<Gazetteer> | undefined

/** Loaded on first use; a failed read is retried. */
export function loadGazetteer(): Promise<Gazetteer> {
  loading ??= read().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Not through the app: threads, which read lists, have none. */
const FILE = new URL('../../../resources/places/places.bin.br', import.meta.url)

/** Format: `resources/places/README.md`. */
async function read(): Promise<Gazetteer> {
  const compressed = await readFile(FILE)
  const file = await decompress(compressed)
  const rows = file.readUInt32LE(0)
  const [latitudes, longitudes, populations, regionOf, texts] = sections(
    file,
    [4, 4, 4, 2].map((b) => b * rows)
  )
  const [regions, special, names] = texts
    .toString('utf8')
    .split('\n\n')
    .map((text) => text.split('\n'))
  await nextTurn()

  const cities = new Map<number, string>()
  const aliases = new Map<number, string[]>()
  const others = new Map<number, string[]>()
  for (const [row, city, list, otherList] of special.map((line) => line.split('\t'))) {
    if (city) cities.set(Number(row), city)
    if (list) aliases.set(Number(row), list.split('|'))
    if (otherList) others.set(Number(row), otherList.split('|'))
  }
  return new Gazetteer({
    names,
    regions: regions.map(toRegion),
    regionOf: new Uint16Array(memoryOf(regionOf)),
    latitudes: new Int32Array(memoryOf(latitudes)),
    longitudes: new Int32Array(memoryOf(longitudes)),
    populations: new Uint32Array(memoryOf(populations)),
    cities,
    ...(await indexNames(names, aliases)),
    ...indexOthers(others),
  })
}

function sections(file: Buffer, lengths: number[]): Buffer[] {
  let from = 4
  const parts = lengths.map((length) => file.subarray(from, (from += length)))
  return [...parts, file.subarray(from)]
}

/** Typed arrays need aligned memory. */
function memoryOf(part: Buffer): ArrayBuffer {
  return new Uint8Array(part).buffer
}

async function indexNames(names: string[], aliases: Map<number, string[]>) {
  const searchNames: string[] = []
  const rowsByPrefix = new Map<string, number[]>()
  for (const [row, name] of names.entries()) {
    const folded = [name, ...(aliases.get(row) ?? [])].map(foldText)
    searchNames.push(`|${folded.join('|')}|`)
    for (const word of folded.flatMap((each) => each.split(' '))) addRow(rowsByPrefix, word, row)
    if (row % ROWS_A_TURN === 0) await nextTurn()
  }
  return { searchNames, rowsByPrefix }
}

function indexOthers(others: Map<number, string[]>) {
  const otherNames = new Map<number, string>()
  const rowsByOtherPrefix = new Map<string, number[]>()
  for (const [row, folded] of others) {
    otherNames.set(row, `|${folded.join('|')}|`)
    for (const name of folded) addRow(rowsByOtherPrefix, name, row)
  }
  return { otherNames, rowsByOtherPrefix }
}

function addRow(rowsByPrefix: Map<string, number[]>, word: string, row: number): void {
  const prefix = word.slice(0, 2)
  const rows = rowsByPrefix.get(prefix)
  if (!rows) rowsByPrefix.set(prefix, [row])
  else if (rows.at(-1) !== row) rows.push(row)
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

function toRegion(line: string): Region {
  const [code, name] = line.split('\t')
  const [countryCode, regionCode] = code.split('.')
  const country = countryNames.of(countryCode) ?? countryCode
  return {
    countryCode,
    country,
    name,
    searchText: ` ${foldText(`${name} ${country} ${countryCode} ${regionCode}`)}`,
  }
}
