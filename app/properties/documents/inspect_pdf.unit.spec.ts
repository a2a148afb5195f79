import { test } from '@japa/runner'
import { countPages, inspectPdf } from '#app/properties/documents/inspect_pdf'
import { pdfFile } from '#app/properties/tests/pdf_files'

const MAX_CPU_MICROSECONDS = 4_000_000

const statusOf = (data: Buffer): number => {
  try {
    inspectPdf(data)
    return 200
  } catch (error) {
    return (error as { status: number }).status
  }
}

const refusalOf = (data: Buffer): string | undefined => {
  try {
    inspectPdf(data)
  } catch (error) {
    return (error as { messages: { message: string }[] }).messages?.[0].message
  }
}

test.group('A PDF', () => {
  test('tells its number of pages, packed or not', ({ assert }) => {
    assert.equal(inspectPdf(pdfFile()), 1)
    assert.equal(inspectPdf(pdfFile({ pages: 12 })), 12)
    assert.equal(inspectPdf(pdfFile({ pages: 7, isPacked: true })), 7)
  })

  test('may follow some bytes that aren’t its own', ({ assert }) => {
    assert.equal(inspectPdf(Buffer.concat([Buffer.from('\r\n\r\n'), pdfFile({ pages: 3 })])), 3)
  })

  test('has a header, an end and a trailer, and no password', ({ assert }) => {
    const whole = pdfFile({ pages: 3 })
    const text = whole.toString('latin1')
    assert.equal(statusOf(Buffer.from('A house by the sea.')), 415)
    assert.throws(() => inspectPdf(Buffer.from('A house by the sea.')), 'We take PDF files.')
    assert.equal(refusalOf(Buffer.alloc(0)), 'This file is empty. Choose another one.')
    assert.equal(statusOf(Buffer.concat([Buffer.alloc(2000), whole])), 415)
    assert.equal(statusOf(Buffer.from('%PDF-1.7')), 422)
    assert.equal(statusOf(whole.subarray(0, whole.length - 20)), 422)
    assert.equal(statusOf(Buffer.from(text.replace(/startxref\n\d+/, 'startxref\n999999'))), 422)
    assert.equal(statusOf(Buffer.from(text.replace('/Root', '/Tree'), 'latin1')), 422)
    assert.equal(statusOf(pdfFile({ isEncrypted: true })), 422)
  })

  test('is read in a moment, whatever is in it', ({ assert }) => {
    const hostile = ['/Type /Pages ', '/ObjStm stream\n', '/ObjStm stream\n\nendstream', '<<']
    for (const words of hostile) {
      const file = Buffer.concat([pdfFile(), Buffer.alloc(20_000_000, words), pdfFile()])
      const before = process.cpuUsage()
      countPages(file)
      assert.isBelow(process.cpuUsage(before).user, MAX_CPU_MICROSECONDS, words)
    }
  })
})
