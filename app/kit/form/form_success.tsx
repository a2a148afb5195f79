import { Check } from 'lucide-react'

interface FormSuccessProps {
  /** `useMarkSaved`: true for 2000 ms */
  isShown: boolean
  children?: string
}

/** A mark next to a form's button that confirms success. */
export function FormSuccess({ isShown, children = 'Saved' }: FormSuccessProps) {
  return (
    <span role="status" className="inline-flex min-h-5 items-center gap-1.5 text-13 text-positive">
      {isShown && (
        <>
          <Check size={16} strokeWidth={1.5} aria-hidden />
          {children}
        </>
      )}
    </span>
  )
}
