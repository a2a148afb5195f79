import { deflateSync } from 'node:zlib'

interface PdfOptions {
  pages?: number
  /** objects in a compressed stream, as of PDF 1.5 */
  isPacked?: boolean
  isEncrypted?: boolean
  /** entries of the catalog */
  catalog?: string
  /** operators that draw on each page, which is 595 × 842 points */
  drawing?: string
  /** more objects, numbered from 100 */
  objects?: string[]
  /** a stream of packed objects, numbered from 200 */
  packed?: string[]
}

/** A whole PDF of empty pages. */
export function pdfFile(options: PdfOptions = {}): Buffer {
  return options.isPacked ? packed(options.pages ?? 1) : plain(options)
}

/** The dictionary and content of a stream of packed objects, numbered from 200. */
export function packedObjects(objects: string[], type = '/Type /ObjStm '): string {
  let at = 0
  const heads = objects.map((object, index) => {
    const head = `${200 + index} ${at}`
    at += object.length + 1
    return head
  })
  const first = `${heads.join(' ')} `
  const stream = deflateSync(Buffer.from(first + objects.join(' '), 'latin1')).toString('latin1')
  return `<< ${type}/N ${objects.length} /First ${first.length} /Filter /FlateDecode /Length ${stream.length} >>\nstream\n${stream}\nendstream`
}

function plain({ pages = 1, isEncrypted, catalog = '', drawing, ...more }: PdfOptions): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`)
  const contents = drawing ? ` /Contents ${pages + 3} 0 R` : ''
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    ...kids.map(() => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]${contents} >>`),
    ...(drawing ? [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`] : []),
  ]
  let body = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
  const offsets = objects.map((object, index) => {
    const at = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const packs = more.packed ? [packedObjects(more.packed)] : []
  for (const [index, object] of [...(more.objects ?? []), ...packs].entries()) {
    body += `${100 + index} 0 obj\n${object}\nendobj\n`
  }
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  const encryption = isEncrypted ? ' /Encrypt 9 0 R' : ''
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R${encryption} >>`
  return Buffer.from(`${body}${table}${trailer}\nstartxref\n${body.length}\n%%EOF\n`, 'latin1')
}

function packed(pages: number): Buffer {
  const inner = `1 0 2 34 << /Type /Catalog /Pages 2 0 R >> << /Type /Pages /Kids [] /Count ${pages} >>`
  const stream = deflateSync(Buffer.from(inner)).toString('latin1')
  const body = `%PDF-1.5\n3 0 obj\n<< /Type /ObjStm /N 2 /First 9 /Filter /FlateDecode /Length ${stream.length} >>\nstream\n${stream}\nendstream\nendobj\n`
  const xref =
    '4 0 obj\n<< /Type /XRef /Size 5 /Root 1 0 R /W [1 2 1] /Length 0 >>\nstream\n\nendstream\nendobj\n'
  return Buffer.from(`${body}${xref}startxref\n${body.length}\n%%EOF\n`, 'latin1')
}
