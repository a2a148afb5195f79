export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-60 -translate-y-20 rounded-2 bg-ink px-4 py-2.5 text-canvas focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  )
}
