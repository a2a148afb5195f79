import { test } from '@japa/runner'
import { doContactWork } from '#app/farm/imports/contact_work'
import type { ListOf } from '#app/farm/imports/import_options'
import type { ReadContactRow } from '#app/farm/imports/read_contacts'
import { readingOf } from '#app/imports/reading/file_refusal'

async function rowsOf(text: string, of: ListOf = 'contacts'): Promise<ReadContactRow[]> {
  const task = { kind: 'rows', of, bytes: Buffer.from(text), mapping: undefined } as const
  const read = await readingOf(() => doContactWork(task))
  if ('refused' in read) throw new Error(read.refused[0].message)
  if (!('parts' in read.answer)) throw new Error('It was only looked at')
  return read.answer.parts.flatMap((part) => JSON.parse(part) as ReadContactRow[])
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const AVA = { name: 'Ava Cruz', email: 'ava@example.com' }

/** As address books and CRMs export them. */
const EXPORTS: Record<string, [list: string, values: Partial<ReadContactRow['values']>]> = {
  'Google Contacts': [
    'First Name,Last Name,Labels,E-mail 1 - Value,Phone 1 - Value,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country\n' +
      'Ava,Cruz,Buyers ::: * myContacts,ava@example.com,+1 555,12 Elm Street,Katy,TX,77494,US\n',
    { ...AVA, phone: '+1 555', tags: ['Buyers'], time_zone: 'America/Chicago' },
  ],
  'Outlook': [
    'First Name,Middle Name,Last Name,E-mail Address,Mobile Phone,Home Street,Home City,Home State,Home Postal Code,Home Country/Region,Categories\n' +
      'Ava,de la,Cruz,ava@example.com,+39 333,Via Roma 12,Rapallo,GE,16035,Italy,Buyers;VIP\n',
    { name: 'Ava de la Cruz', phone: '+39 333', tags: ['Buyers', 'VIP'], time_zone: 'Europe/Rome' },
  ],
  'Follow Up Boss': [
    'First Name,Last Name,Stage,Email 1,Phone 1,Address 1 - City,Address 1 - State,Address 1 - Zip,Tags\n' +
      'Ava,Cruz,Lead,ava@example.com,555,Katy,TX,77494,"buyer,hot"\n',
    { ...AVA, phone: '555', tags: ['buyer', 'hot'], time_zone: 'America/Chicago' },
  ],
  'kvCORE': [
    'First Name,Last Name,Email,Cell Phone 1,Hashtags,Primary City,Primary State,Primary Zip\n' +
      'Ava,Cruz,ava@example.com,555,#buyer #hot,Katy,TX,77494\n',
    { ...AVA, phone: '555', tags: ['buyer', 'hot'], time_zone: 'America/Chicago' },
  ],
  'a German office': [
    'Vorname;Nachname;E-Mail-Adresse;Telefonnummer;Straße;PLZ;Ort;Land\n' +
      'Ava;Cruz;ava@example.com;+49 40;Seeweg 4a;20095;Hamburg;Deutschland\n',
    { ...AVA, phone: '+49 40', time_zone: 'Europe/Berlin' },
  ],
  'an Italian office': ['Nome;Cognome;Email;Cellulare\nAva;Cruz;ava@example.com;333\n', AVA],
  'a French office': ['Prénom;Nom;Courriel\nAva;Cruz;ava@example.com\n', AVA],
  'a list below its title': ['My people,,\n,,\nName,Mail,\nAva Cruz,ava@example.com,\n', AVA],
}

const CARDS = [
  ['BEGIN:VCARD', 'VERSION:3.0', 'N:Cruz;Ava;;;', 'FN:Ava Cruz'],
  ['item1.EMAIL;type=HOME:ava@example.com', 'TEL;type=CELL:+39 333', 'CATEGORIES:Buyers,VIP'],
  ['ADR;type=HOME:;;Via Roma\\, 12;Rapallo;GE;16035;It', ' aly', 'END:VCARD'],
  ['BEGIN:VCARD', 'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=BCrgen=', ' M=C3=BCller'],
  ['EMAIL:j@example.com', 'END:VCARD', ''],
]
  .flat()
  .join('\r\n')

test.group('A list of people', () => {
  for (const [origin, [list, values]] of Object.entries(EXPORTS)) {
    test(`is understood from ${origin}`, async ({ assert }) => {
      const [row, ...more] = await rowsOf(list)
      assert.isEmpty(more)
      assert.containsSubset(row, { status: 'pending', values })
    })
  }

  test('may be cards of an address book', async ({ assert }) => {
    const [ava, other] = await rowsOf(CARDS)
    assert.containsSubset(ava.values, {
      ...{ ...AVA, phone: '+39 333', tags: ['Buyers', 'VIP'], time_zone: 'Europe/Rome' },
      address: 'Via Roma, 12, 16035 Rapallo, GE, Italy',
    })
    assert.containsSubset(other.values, { name: 'Jürgen Müller', email: 'j@example.com' })
    await assert.rejects(() => rowsOf('BEGIN:VCARD\nFN:Ava\n'), /cut off/)
  })

  test('has email addresses in many forms', async ({ assert }) => {
    const read: [cell: string, email: string | null, notes: number][] = [
      ['Ava <Ava@example.com>', 'ava@example.com', 0],
      ['"Cruz, Ava" <ava@example.com>', 'ava@example.com', 0],
      ['mailto:ava@example.com', 'ava@example.com', 0],
      ['Home: ava@example.com', 'ava@example.com', 0],
      ['ava@example.com (home)', 'ava@example.com', 0],
      ['ava@example.com.', 'ava@example.com', 0],
      ['ａｖａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ava@example.com', 0],
      ['ava@exämple.de', 'ava@exämple.de', 0],
      ['ava@example.com; bo@example.com', 'ava@example.com', 1],
      ['ava@example.com ::: bo@example.com', 'ava@example.com', 1],
      ['Ava <ava@example.com>, Bo <bo@example.com>', 'ava@example.com', 1],
      ['n/a', null, 1],
      ['none', null, 1],
    ]
    const rows = await rowsOf(
      `name,email\n${read.map(([cell], at) => `P${at},${quoted(cell)}`).join('\n')}`
    )
    for (const [at, [cell, email, notes]] of read.entries()) {
      assert.equal(rows[at].values.email, email, cell)
      assert.equal(rows[at].status, 'pending', cell)
      assert.lengthOf(rows[at].notes, notes, cell)
    }
  })

  test('fails where an email address is none', async ({ assert }) => {
    const cells = ['john doe@example.com', 'ava@example..com', 'ava@@example.com', 'ava at example']
    const rows = await rowsOf(`name,email\n${cells.map((cell) => `P,${cell}`).join('\n')}`)
    for (const { status } of rows) assert.equal(status, 'failed')
  })

  test('has phone numbers in many forms', async ({ assert }) => {
    const read: [cell: string, phone: string | null, notes: number][] = [
      ['+1 (555) 123-4567 x12', '+1 (555) 123-4567 x12', 0],
      ['1-800-FLOWERS', '1-800-FLOWERS', 0],
      ['333/1234567', '333/1234567', 0],
      ['tel:+393331234567', '+393331234567', 0],
      ['393331234567.0', '393331234567', 0],
      ['０９０－１２３４', '090-1234', 0],
      ['٠٥٠١٢٣', '050123', 0],
      ['+39 333 1 / +39 333 2', '+39 333 1', 1],
      ['+39 333 1 ::: +39 333 2', '+39 333 1', 1],
      ['3.93331E+11', null, 1],
      ['call the office', null, 1],
      ['n/a', null, 1],
    ]
    const rows = await rowsOf(
      `name,phone\n${read.map(([cell], at) => `P${at},${quoted(cell)}`).join('\n')}`
    )
    for (const [at, [cell, phone, notes]] of read.entries()) {
      assert.equal(rows[at].values.phone, phone, cell)
      assert.lengthOf(rows[at].notes, notes, cell)
    }
  })

  test('has names with particles, titles and entities', async ({ assert }) => {
    const names = ['Dr. Ava de la Cruz, Jr.', 'O&#39;Brien', 'Müller &amp; Sohn', '李小龍', 'n/a']
    const rows = await rowsOf(
      `name,phone\n${names.map((name) => `${quoted(name)},555`).join('\n')}`
    )
    assert.deepEqual(
      rows.map(({ values }) => values.name),
      ['Dr. Ava de la Cruz, Jr.', "O'Brien", 'Müller & Sohn', '李小龍', null]
    )
  })

  test('of leads is read alike', async ({ assert }) => {
    const [row] = await rowsOf(
      'First Name,Last Name,Email 1,Phone 1,Background\nAva,Cruz,Ava <ava@example.com>,3.9E+11,Likes pools\n',
      'leads'
    )
    assert.containsSubset(row, { status: 'pending', values: { ...AVA, phone: null } })
    assert.lengthOf(row.notes, 1)
  })

  test('is read fast, however long a cell is', async ({ assert }) => {
    const from = process.threadCpuUsage()
    const [row] = await rowsOf(
      `name,email,phone,tags\nP,<${'a@'.repeat(50_000)},1${' '.repeat(100_000)}x,${' '.repeat(100_000)}Buyers\n`
    )
    assert.isBelow(process.threadCpuUsage(from).user / 1000, 1000)
    assert.deepEqual([row.status, row.values.phone, row.values.tags], ['failed', null, ['Buyers']])
  })
})
