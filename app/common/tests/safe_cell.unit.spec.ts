import { test } from '@japa/runner'
import { plainCell, safeCell } from '#app/common/csv/safe_cell'

const HARMLESS = ['', 'Casa Livia', "'quoted'", "Livia's", '1-2', '100 = all']
const FORMULAS = ['=1+1', '+39 010', '-5', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', "'=1", "''@a"]

test.group('A cell of a spreadsheet', () => {
  test('never starts a formula, and is read as what it was', ({ assert }) => {
    for (const text of HARMLESS) assert.equal(safeCell(text), text)
    for (const text of FORMULAS) assert.equal(safeCell(text), `'${text}`)
    for (const text of [...HARMLESS, ...FORMULAS]) assert.equal(plainCell(safeCell(text)), text)
  })

  test('of somebody else’s file keeps its own signs', ({ assert }) => {
    for (const text of ['-5', '=1+1', "'t Hof"]) assert.equal(plainCell(text), text)
  })
})
