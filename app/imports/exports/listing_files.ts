import { stringify } from 'csv-stringify/sync'
import type { ResoRecord } from './reso_record.js'
import { safeCell } from '#app/common/csv/safe_cell'

export const EXPORT_FORMATS = ['reso', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

type Batches = AsyncIterable<ResoRecord[]>

interface FileKind {
  type: string
  ending: string
  write: (batches: Batches) => AsyncIterable<string>
}

export const LISTING_FILES: Record<ExportFormat, FileKind> = {
  reso: { type: 'application/json; charset=utf-8', ending: 'json', write: writeReso },
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv', write: writeCsv },
}

/** Separates photos in a cell: no URL contains it. */
export const PHOTO_SEPARATOR = '|'

const CONTEXT = 'urn:reso:metadata:2.0:resource:property'

/** In the RESO Common Format. */
async function* writeReso(batches: Batches) {
  yield `{"@reso.context":${JSON.stringify(CONTEXT)},"value":[`
  let between = ''
  for await (const batch of batches) {
    for (const record of batch) {
      yield `${between}\n${JSON.stringify(record)}`
      between = ','
    }
  }
  yield '\n]}\n'
}

/** Starts with the mark Excel needs to detect UTF-8. */
async function* writeCsv(batches: Batches) {
  yield `\ufeff${line([...COLUMNS, PHOTO_TEXTS])}`
  for await (const batch of batches) {
    for (const record of batch) {
      yield line([...COLUMNS.map((column) => cellOf(record[column])), textsOf(record)])
    }
  }
}

const COLUMNS = [
  'ListingKey',
  'StandardStatus',
  'X_Title',
  'PublicRemarks',
  'PropertyType',
  'PropertySubType',
  'X_Category',
  'X_Sector',
  'X_OfferedFor',
  'ListPrice',
  'LeaseAmountFrequency',
  'X_Deposit',
  'AvailabilityDate',
  'X_Currency',
  'X_AcceptedCurrencies',
  'X_AcceptedCryptocurrencies',
  'UnparsedAddress',
  'UnitNumber',
  'City',
  'StateOrProvince',
  'PostalCode',
  'Country',
  'X_CountryName',
  'Latitude',
  'Longitude',
  'BedroomsTotal',
  'BathroomsTotalInteger',
  'BathroomsFull',
  'BathroomsHalf',
  'X_BathroomsTotalDecimal',
  'LivingArea',
  'LivingAreaUnits',
  'LotSizeArea',
  'LotSizeUnits',
  'YearBuilt',
  'X_Highlights',
  'InternetEntireListingDisplayYN',
  'OriginalEntryTimestamp',
  'OnMarketTimestamp',
  'ModificationTimestamp',
  'PhotosCount',
  'Media',
] as const satisfies readonly (keyof ResoRecord)[]

/** A cell of URLs can't hold them. */
const PHOTO_TEXTS = 'X_PhotoDescriptions'

function textsOf({ Media }: ResoRecord): string {
  if (!Media.some(({ ShortDescription: text }) => text)) return ''
  const texts = Media.map(({ ShortDescription: text }) => (text ?? '').replaceAll('|', '/'))
  return safeCell(texts.join(PHOTO_SEPARATOR))
}

function line(cells: readonly string[]): string {
  return stringify([cells], { record_delimiter: '\r\n' })
}

function cellOf(value: ResoRecord[keyof ResoRecord]): string {
  if (value === null) return ''
  if (typeof value === 'string') return safeCell(value)
  if (!Array.isArray(value)) return String(value)
  const parts = value.map((item) => (typeof item === 'string' ? item : item.MediaURL))
  return safeCell(parts.join(PHOTO_SEPARATOR))
}
