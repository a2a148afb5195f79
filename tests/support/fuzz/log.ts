const ERROR_LEVEL = 50

export function unclean(output: string): string[] {
  return output.split('\n').filter((line) => line.trim() && !isCalm(line))
}

function isCalm(line: string): boolean {
  try {
    const { level } = JSON.parse(line) as { level?: unknown }
    return typeof level === 'number' && level < ERROR_LEVEL
  } catch {
    return false
  }
}
