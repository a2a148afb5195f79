type Choices = Readonly<Record<string, Readonly<Record<string, string>>>>

type Choice<Key> = Key extends 'true' | 'false' ? boolean : Key

type Chosen<Variants extends Choices> = {
  [Name in keyof Variants]?: Choice<keyof Variants[Name]>
}

interface ClassStyle<Variants extends Choices> {
  base: string | readonly string[]
  variants: Variants
  defaultVariants?: NoInfer<Chosen<Variants>>
}

/** The choices of a style, as props. */
export type StyleProps<Style> = Style extends (props?: infer Props) => string
  ? Omit<NonNullable<Props>, 'className'>
  : never

/**
 * Classes that depend on choices: `buttonStyle({ size: 'lg', className: 'mt-2' })`. Classes from
 * outside come last and replace nothing.
 */
export function classStyle<const Variants extends Choices>({
  base,
  variants,
  defaultVariants = {},
}: ClassStyle<Variants>) {
  return ({ className, ...chosen }: Chosen<Variants> & { className?: string } = {}): string => {
    const choices: Record<string, unknown> = chosen
    const byDefault: Record<string, unknown> = defaultVariants
    const classes = Object.entries(variants).map(
      ([name, options]) => options[String(choices[name] ?? byDefault[name])]
    )
    return [base, classes, className].flat().filter(Boolean).join(' ')
  }
}
