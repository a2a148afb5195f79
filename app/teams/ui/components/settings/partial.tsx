import { useId, type ReactNode } from 'react'

interface PartialProps {
  title: string
  /** what it is for, in a sentence */
  children: ReactNode
  form: ReactNode
}

/** One setting, with an explanation next to its form. */
export function Partial({ title, children, form }: PartialProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-5 border-t border-line py-8 md:grid-cols-[240px_minmax(0,1fr)] md:gap-12"
    >
      <div>
        <h3 dir="auto" id={id} className="text-22">
          {title}
        </h3>
        <p className="mt-2 text-13 text-muted">{children}</p>
      </div>
      <div className="max-w-140">{form}</div>
    </section>
  )
}
