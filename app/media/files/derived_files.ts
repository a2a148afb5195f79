const names = new Set<string>()

/**
 * For modules that count something out of a picture and keep it beside the
 * picture's own files: these names are deleted with the picture.
 */
export function nameDerivedFiles(files: Iterable<string>): void {
  for (const file of files) names.add(file)
}

export function derivedFiles(): ReadonlySet<string> {
  return names
}
