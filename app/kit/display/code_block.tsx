interface CodeBlockProps {
  label: string
  children: string
}

/** Text to read and copy, in a scrolling box. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  return (
    <pre
      aria-label={label}
      role="region"
      tabIndex={0}
      className="max-h-100 overflow-auto rounded-2 border border-line bg-surface p-4 text-13"
    >
      <code>{children}</code>
    </pre>
  )
}
