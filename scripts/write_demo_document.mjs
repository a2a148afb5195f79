// Writes the demo world's PDF: `node scripts/write_demo_document.mjs`, then commit it.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../resources/demo/documents')
const CLASSES = [
  ['A', '0.18 0.49 0.32'],
  ['B', '0.36 0.60 0.31'],
  ['C', '0.60 0.70 0.28'],
  ['D', '0.85 0.72 0.26'],
  ['E', '0.85 0.56 0.22'],
  ['F', '0.78 0.38 0.20'],
  ['G', '0.64 0.20 0.17'],
]
const REACHED = 'C'
const FACTS = [
  ['Building', 'Detached house, built 1962, renovated 2016'],
  ['Heated area', '240 square meters'],
  ['Energy needed', '86 kWh per square meter and year'],
  ['Heating', 'Heat pump, air to water'],
  ['Valid until', 'May 2034'],
]

const text = (x, y, size, words, font = 'F1') =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${words.replace(/[\\()]/g, '\\$&')}) Tj ET`

function page() {
  const bars = CLASSES.flatMap(([name, color], index) => {
    const y = 560 - index * 34
    const bar = `${color} rg 70 ${y} ${120 + index * 36} 26 re f 1 g`
    const mark =
      name === REACHED ? [`0.11 0.1 0.09 rg`, text(300, y + 7, 15, 'This house', 'F2')] : []
    return [bar, text(80, y + 7, 15, name, 'F2'), ...mark]
  })
  const facts = FACTS.flatMap(([term, value], index) => {
    const y = 270 - index * 28
    return [text(70, y, 11, term, 'F2'), text(190, y, 11, value)]
  })
  return [
    '0.11 0.1 0.09 rg',
    text(70, 740, 26, 'Energy certificate', 'F2'),
    text(70, 712, 12, 'An example made for the demonstration of vesta. It certifies nothing.'),
    text(70, 640, 13, 'How much energy the house needs, compared with others'),
    ...bars,
    '0.11 0.1 0.09 rg',
    ...facts,
  ].join('\n')
}

function pdf() {
  const content = page()
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const rows = objects.map((object, index) => {
    const row = `${String(file.length).padStart(10, '0')} 00000 n \n`
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return row
  })
  const size = objects.length + 1
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}

await mkdir(FOLDER, { recursive: true })
await writeFile(join(FOLDER, 'energy_certificate.pdf'), pdf(), 'latin1')
