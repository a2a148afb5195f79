export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Prints lines on a page of their own, through a temporary frame. */
export function printText(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = title
  document.body.append(frame)
  const sheet = frame.contentDocument
  if (!sheet || !frame.contentWindow) return
  const heading = sheet.createElement('h1')
  heading.textContent = title
  const list = sheet.createElement('pre')
  list.textContent = lines.join('\n')
  sheet.title = title
  sheet.body.append(heading, list)
  frame.contentWindow.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow.print()
}
