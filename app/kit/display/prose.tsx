const STYLE = [
  'max-w-[68ch] text-15 text-ink/90 md:text-[16px] md:leading-[1.7]',
  '[&>*+*]:mt-4',
  '[&_h2]:mt-14! [&_h2]:scroll-mt-24 [&_h2]:text-28 [&_h2]:text-ink',
  '[&_h3]:mt-10! [&_h3]:scroll-mt-24 [&_h3]:text-22 [&_h3]:text-ink',
  '[&_ul]:list-disc [&_ul]:pl-5 [&_li]:mt-2 [&_li]:pl-1 [&_li]:marker:text-faint',
  '[&_a]:underline [&_a]:decoration-faint [&_a]:underline-offset-4 [&_a]:hover:decoration-ink',
  '[&_sup]:ml-px [&_sup]:text-[0.7em] [&_sup]:leading-none [&_sup_a]:scroll-mt-32 [&_sup_a]:rounded-2 [&_sup_a]:px-px [&_sup_a]:text-muted [&_sup_a]:underline-offset-2 [&_sup_a]:tabular-nums [&_sup_a]:hover:text-ink [&_sup_a:target]:bg-raised [&_sup_a:target]:text-ink',
  '[&_strong]:font-medium [&_strong]:text-ink',
  '[&_td_code]:whitespace-nowrap [&_code]:rounded-2 [&_code]:bg-raised [&_code]:px-1.5 [&_code]:py-0.5 [&_code]:text-13',
  '[&_.wide-table]:overflow-x-auto [&_table]:w-full [&_table]:min-w-[32rem] [&_table]:text-13',
  '[&_th]:border-b [&_th]:border-line [&_th]:py-3 [&_th]:pr-6 [&_th]:text-left [&_th]:font-medium',
  '[&_figure]:my-10! [&_figure]:border-y [&_figure]:border-line [&_figure]:py-8 [&_svg]:mx-auto [&_svg]:h-auto [&_svg]:w-full [&_figcaption]:mt-6 [&_figcaption]:text-13 [&_figcaption]:text-muted',
  '[&_td]:border-b [&_td]:border-line [&_td]:py-3 [&_td]:pr-6 [&_td]:align-top',
].join(' ')

/** The HTML must come from the server's Markdown renderer, which sanitizes it. */
export function Prose({ html }: { html: string }) {
  return <div className={STYLE} dangerouslySetInnerHTML={{ __html: html }} />
}
