import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { controlStyle } from '#app/kit/form/control_style'
import { useFieldControl } from '#app/kit/form/field_context'

interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'ref'> {
  /** initial height, in lines */
  rows?: number
}

/** Multiline text; grows with its content up to half the window. */
export function Textarea({ rows = 4, className, onInput, ...rest }: TextareaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const control = useFieldControl()

  useLayoutEffect(() => fit(area.current), [rest.value])

  return (
    <textarea
      ref={area}
      dir="auto"
      rows={rows}
      className={controlStyle({
        size: 'free',
        className: `field-sizing-content max-h-[50dvh] resize-none py-3 ${className ?? ''}`,
      })}
      style={{ minHeight: `calc(${rows}lh + 26px)` }}
      onInput={(event) => {
        fit(event.currentTarget)
        onInput?.(event)
      }}
      {...control}
      {...rest}
    />
  )
}

/** For browsers without `field-sizing`. */
function fit(area: HTMLTextAreaElement | null) {
  if (!area || CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + 2}px`
}
