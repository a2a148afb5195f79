import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { test } from '@japa/runner'
import { PDFDocument, PDFString } from 'pdf-lib'
import { findActiveContent } from '#app/properties/documents/active_content'
import { refuseActiveContent } from '#app/properties/documents/document_refusals'
import { packedObjects, pdfFile } from '#app/properties/tests/pdf_files'

const CERTIFICATE = join(
  import.meta.dirname,
  '../../../resources/demo/documents/energy_certificate.pdf'
)
const BOMB_BYTES = 80 * 1024 * 1024

/** As people make them: text and links, packed. */
async function brochure(): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  pdf.setTitle('JavaScript Street 5')
  const page = pdf.addPage()
  page.drawText('A house by the sea')
  for (const address of ['https://example.com/?launch=1', 'mailto:ava@example.com', 'a.com']) {
    const action = { Type: 'Action', S: 'URI', URI: PDFString.of(address) }
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 90, 20], A: action }
    page.node.addAnnot(pdf.context.register(pdf.context.obj(link)))
  }
  return Buffer.from(await pdf.save())
}

test.group('Active content of a PDF', () => {
  test('is nothing in what people make', async ({ assert }) => {
    const files = [pdfFile({ pages: 3 }), pdfFile({ isPacked: true }), await brochure()]
    for (const file of [...files, await readFile(CERTIFICATE)]) {
      assert.isNull(await findActiveContent(file))
    }
    const opensAtPage = pdfFile({ catalog: '/OpenAction [3 0 R /XYZ 0 0 0]' })
    assert.isNull(await findActiveContent(opensAtPage))
    const click = '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.com) >> >>'
    assert.isNull(await findActiveContent(pdfFile({ objects: [click] })))
  })

  test('is found in the catalog and in every object', async ({ assert }) => {
    const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
    const cases: [kind: string, file: Buffer][] = [
      ['scripts', pdfFile({ catalog: `/OpenAction ${script}` })],
      ['scripts', pdfFile({ catalog: '/OpenAction 100 0 R', objects: [script] })],
      ['scripts', pdfFile({ catalog: '/OpenAction << /JS (app.alert(1)) >>' })],
      ['scripts', pdfFile({ catalog: '/Names << /JavaScript << /Names [] >> >>' })],
      ['scripts', pdfFile({ objects: ['<< /S /J#61vaScript >>'] })],
      ['scripts', pdfFile({ objects: ['<< /S /#4Aava#53cript >>'] })],
      ['scripts', pdfFile({ objects: ['[[[<< /Next [<< /#4aS (x) >>] >>]]]'] })],
      ['programs', pdfFile({ objects: ['<< /S /Launch /F (calc.exe) >>'] })],
      ['programs', pdfFile({ objects: ['<< /S /ImportData /F (a.fdf) >>'] })],
      ['files', pdfFile({ catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' })],
      ['files', pdfFile({ objects: ['<< /Type /Filespec /F (a.exe) /EF << /F 9 0 R >> >>'] })],
      ['files', pdfFile({ objects: ['<< /S /GoToR /F (other.pdf) /D [0 /Fit] >>'] })],
      ['forms', pdfFile({ catalog: '/AcroForm << /XFA 100 0 R >>' })],
      ['forms', pdfFile({ objects: ['<< /S /SubmitForm /F (https://example.com) >>'] })],
      ['media', pdfFile({ objects: ['<< /Type /Annot /Subtype /RichMedia >>'] })],
      ['links', pdfFile({ catalog: '/OpenAction << /S /URI /URI (https://example.com) >>' })],
      ['links', pdfFile({ objects: ['<< /AA << /O << /S /URI /URI (https://a.com) >> >> >>'] })],
      ['links', pdfFile({ objects: ['<< /S /URI /URI (file:///etc/passwd) >>'] })],
      ['links', pdfFile({ objects: ['<< /S /URI /URI (java script:alert(1)) >>'] })],
    ]
    for (const [kind, file] of cases) {
      assert.equal(await findActiveContent(file), kind, file.toString('latin1').slice(0, 300))
    }
  })

  test('is found in packed objects, also where their type isn’t named', async ({ assert }) => {
    const packed = (object: string) => findActiveContent(pdfFile({ packed: [object] }))
    assert.equal(await packed('<< /S /JavaScript /JS (app.alert(1)) >>'), 'scripts')
    assert.equal(await packed('<< /S /Launch /F (calc.exe) >>'), 'programs')
    assert.equal(await packed('<< /XFA [] >>'), 'forms')
    assert.isNull(await packed('<< /Type /Font /constructor /toString >>'))
    const nameless = packedObjects(['<< /S /JavaScript /JS (app.alert(1)) >>'], '')
    assert.isNotNull(await findActiveContent(pdfFile({ objects: [nameless] })))
    const escaped = packedObjects(['<< /S /JavaScript /JS (app.alert(1)) >>'], '/Type /Obj#53tm ')
    assert.isNotNull(await findActiveContent(pdfFile({ objects: [escaped] })))
  })

  test('stays in a former version of the file', async ({ assert }) => {
    const of = (object: string) => pdfFile({ objects: [object] })
    const former = of('<< /S /SubmitForm /F (https://example.com) >>')
    const changed = Buffer.concat([former, of('null')])
    assert.equal(await findActiveContent(changed), 'forms')
    assert.isNull(await findActiveContent(Buffer.concat([of('<< >>'), of('null')])))
  })

  test('can’t hide in what is too large or broken', async ({ assert }) => {
    const bomb = deflateSync(Buffer.alloc(BOMB_BYTES, ' ')).toString('latin1')
    const stream = `<< /Type /ObjStm /N 1 /First 6 /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n${bomb}\nendstream`
    assert.equal(await findActiveContent(pdfFile({ objects: [stream] })), 'unreadable')
    assert.equal(await findActiveContent(pdfFile({ objects: ['<< /A << /B'] })), 'unreadable')
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    assert.equal(await findActiveContent(pdfFile({ objects: [deep] })), 'unreadable')
  })

  test('is refused in plain words, from a thread of its own', async ({ assert }) => {
    await refuseActiveContent(pdfFile())
    const refused = await refuseActiveContent(
      pdfFile({ objects: ['<< /S /JavaScript /JS (app.alert(1)) >>'] })
    ).catch((error: { messages: { field: string; message: string }[] }) => error.messages)
    assert.containsSubset(refused, [
      {
        field: 'file',
        message: 'This PDF contains scripts. Print it to a new PDF, then upload that.',
      },
    ])
  })
})
