/** Ids that repeat in their list, as people’s own tools may write them, are told apart. */
export function withUniqueIds<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  const taken = new Set<string>()
  return rows.map((row, index) => {
    const id = taken.has(row.id) ? `${row.id}-${index}` : row.id
    taken.add(id)
    return { ...row, id }
  })
}
