import type { ComponentProps, ReactNode } from 'react'
import { controlStyle, INSIDE_FRAME } from '#app/kit/form/control_style'
import { useFieldControl } from '#app/kit/form/field_context'

interface InputProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix'> {
  /** shown before the text: `@`, a currency */
  prefix?: ReactNode
  /** shown after it: a unit, "available", a button */
  suffix?: ReactNode
  size?: 'md' | 'lg'
}

export function Input({ prefix, suffix, size, className, ...rest }: InputProps) {
  const control = useFieldControl()
  const dir =
    rest.type === undefined || rest.type === 'text' || rest.type === 'search' ? 'auto' : undefined
  if (!prefix && !suffix) {
    return <input dir={dir} className={controlStyle({ size, className })} {...control} {...rest} />
  }
  return (
    <div className={controlStyle({ size, isFramed: true, className })}>
      {prefix && <span className="pl-4 text-muted">{prefix}</span>}
      <input
        dir={dir}
        className={`${INSIDE_FRAME} ${prefix ? 'pl-1' : ''}`}
        {...control}
        {...rest}
      />
      {suffix && <span className="flex items-center pr-4 text-13 text-muted">{suffix}</span>}
    </div>
  )
}
