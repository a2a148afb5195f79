import { test } from '@japa/runner'
import { countKnown, guessMapping } from '#app/imports/reading/recognize_columns'
import { readListingTable } from '#app/imports/reading/listing_table'
import { plainNumber } from '#app/imports/interpreting/number_cell'
import { degreesOf } from '#app/imports/interpreting/read_place'
import { readListing, type ReadListing } from '#app/imports/interpreting/read_listing'
import { UnreadableRow } from '#app/imports/interpreting/unreadable_row'

const TEXT = 'title,price\r\n"Casa ""Livia"", Molo",5\r\nCafé,6\r\n'
const ROWS = [
  ['Casa "Livia", Molo', '5'],
  ['Café', '6'],
]
const utf16be = Buffer.from(TEXT, 'utf16le').swap16()

test.group('Files of listings', () => {
  test('are read in each encoding that spreadsheets write', ({ assert }) => {
    const files = [
      Buffer.from(TEXT),
      Buffer.from(`\ufeff${TEXT}`),
      Buffer.from(TEXT, 'latin1'),
      Buffer.from(`\ufeff${TEXT}`, 'utf16le'),
      Buffer.from(TEXT, 'utf16le'),
      utf16be,
    ]
    for (const file of files) {
      assert.containsSubset(readListingTable(file, countKnown), {
        format: 'csv',
        columns: ['title', 'price'],
        rows: ROWS,
      })
    }
  })

  test('have the heading above their cells, though only a cell has a known word', ({ assert }) => {
    const file = Buffer.from('Code;Our words;Cost\nN-0;Home 0;1000\nN-1;Home 1;1001\n')
    const table = readListingTable(file, countKnown)
    assert.deepEqual(table.columns, ['Code', 'Our words', 'Cost'])
    assert.lengthOf(table.rows, 2)
    const below = Buffer.from('My homes;;\n\nCode;Name;Cost\nN-0;Home 0;1000\n')
    assert.deepEqual(readListingTable(below, countKnown).columns, ['Code', 'Name', 'Cost'])
  })

  test('are read with each separator', ({ assert }) => {
    for (const mark of [',', ';', '\t', '|']) {
      const text = `title${mark}"a,b;c"${mark}x\n1${mark}2${mark}3\n`
      const table = readListingTable(Buffer.from(text), countKnown)
      assert.deepEqual(table.columns, ['title', 'a,b;c', 'x'])
      assert.deepEqual(table.rows, [['1', '2', '3']])
    }
  })

  test('may be JSON as a list, as RESO’s value, or one record', ({ assert }) => {
    const record = { ListingKey: 1, Flag: true, Empty: null, List: ['a', 'b'] }
    for (const content of [[record], { value: [record] }, record]) {
      const { format, columns, rows } = readListingTable(
        Buffer.from(JSON.stringify(content)),
        countKnown
      )
      assert.equal(format, 'reso')
      assert.deepEqual(columns, ['ListingKey', 'Flag', 'Empty', 'List'])
      assert.deepEqual(rows, [['1', 'true', '', 'a|b']])
    }
  })

  test('have columns whose names say what they are', ({ assert }) => {
    const columns = [
      'MLS #',
      'ListingKey',
      'List Price',
      'Sq. Ft.',
      'Notes',
      'Postal Code',
      'Price',
    ]
    assert.deepEqual(guessMapping({ columns, rows: [] }), [
      null,
      'key',
      'price',
      'living_area',
      null,
      'zip',
      null,
    ])
  })
})

test.group('A number in a file', () => {
  test('is read as people of many countries write it', ({ assert }) => {
    const numbers: [string, number | null][] = [
      ['1250000', 1_250_000],
      ['1,250,000', 1_250_000],
      ['1.250.000,50', 1_250_000.5],
      ["1'250'000.5", 1_250_000.5],
      ['1 250 000', 1_250_000],
      ['450.000', 450_000],
      ['450,5', 450.5],
      ['0.500', 0.5],
      ['-3', -3],
      ['1,2,3', null],
      ['1.2.3,4', null],
      ['soon', null],
      ['', null],
      ['3-4', null],
      ['450k5', null],
    ]
    for (const [text, number] of numbers) assert.strictEqual(plainNumber(text), number, text)
  })

  test('of degrees has no groups', ({ assert }) => {
    assert.equal(degreesOf('9.209'), 9.209)
    assert.equal(degreesOf('-73,985'), -73.985)
    assert.isNull(degreesOf('9.2.1'))
  })
})

test.group('A cell that never ends', () => {
  const END = 100_000
  const cells = ['.'.repeat(END), ', '.repeat(END / 2), '1'.repeat(END), '<a '.repeat(END / 3)]

  test('is left empty, or stops its row, and takes no time', async ({ assert }) => {
    const before = process.threadCpuUsage()
    for (const cell of cells) {
      const values = {
        name: cell,
        description: cell,
        address: cell,
        bedrooms: cell,
        bathrooms: cell,
        year_built: cell,
        living_area: cell,
        latitude: cell,
        longitude: cell,
        country: cell,
        is_private: cell,
      }
      const rules = { hasPlainNumbers: false, currency: null }
      const read = await readListing(values, rules).catch((error: unknown) => error)
      if (!(read instanceof UnreadableRow)) assert.isAbove((read as ReadListing).notes.length, 7)
    }
    const { user, system } = process.threadCpuUsage(before)
    assert.isBelow((user + system) / 1000, 200)
  })
})

test.group('A status', () => {
  test('is known in the words of many countries', async ({ assert }) => {
    const told: [word: string, status: string | undefined][] = [
      ['FOR_SALE', 'publish'],
      ['ActiveUnderContract', 'publish'],
      ['Sold STC', 'publish'],
      ['Verfügbar', 'publish'],
      ['À vendre', 'publish'],
      ['Onder bod', 'publish'],
      ['Bozza', 'draft'],
      ['Venduto', 'archive'],
      ['Verkauft', 'archive'],
      ['Loué', 'archive'],
      ['Temp Off Market', 'archive'],
      ['Maybe', undefined],
    ]
    for (const [word, status] of told) {
      const rules = { hasPlainNumbers: false, currency: null }
      const read = await readListing({ name: 'Loft', status: word }, rules)
      assert.equal(read.status, status, word)
      assert.lengthOf(read.notes, status ? 0 : 1, word)
    }
  })
})

test.group('A rental', () => {
  const rules = { hasPlainNumbers: true, currency: 'USD' }

  test('is taken for one wherever a word says so, with its rent a month', async ({ assert }) => {
    const told: [values: object, rent: number][] = [
      [{ price: '4500', sector: 'Residential Lease' }, 4500],
      [{ price: '4500', type: 'For rent' }, 4500],
      [{ price: '4500', status: 'For Lease' }, 4500],
      [{ price: '4500', offered_for: 'affitto' }, 4500],
      [{ price: '$4,500 per month' }, 4500],
      [{ price: '€ 1.800 pro Monat' }, 1800],
      [{ rent: '4500' }, 4500],
      [{ price: '54000', offered_for: 'Rent', rent_frequency: 'Annually' }, 4500],
      [{ price: '1200', offered_for: 'Rent', rent_frequency: 'Weekly' }, 5200],
    ]
    for (const [values, rent] of told) {
      const { input } = await readListing({ name: 'Loft', ...values }, rules)
      assert.include(input, { offered_for: 'rent', price: rent }, JSON.stringify(values))
    }
  })

  test('brings its deposit and its day, and stops where an amount may be wrong', async ({
    assert,
  }) => {
    const { input, notes } = await readListing(
      {
        price: '4500',
        sector: 'Commercial Lease',
        deposit: '9.000',
        available_from: '2027-02-01T00:00:00Z',
      },
      rules
    )
    assert.include(input, {
      offered_for: 'rent',
      sector: 'commercial',
      deposit: 9000,
      available_from: '2027-02-01',
    })
    assert.isEmpty(notes)
    const unsure = await readListing({ price: '4500', available_from: 'soon' }, rules)
    assert.notProperty(unsure.input, 'available_from')
    assert.lengthOf(unsure.notes, 1)
    for (const values of [{ deposit: 'two rents' }, { rent: '12 per sqm' }]) {
      const refusal = await readListing(values, rules).catch((error: unknown) => error)
      assert.instanceOf(refusal, UnreadableRow)
    }
  })

  test('is none of the words that only look like one', async ({ assert }) => {
    const { input } = await readListing(
      { name: 'Loft', price: '450000', sector: 'Residential', status: 'Current' },
      rules
    )
    assert.equal(input.price, 450_000)
    assert.notProperty(input, 'offered_for')
  })
})
