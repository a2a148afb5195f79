interface Checked {
  description: string
  price: number | null
  coinPrice: number | null
}

/** What an offering needs before it can be published, by field. */
export function missingFor({ description, price, coinPrice }: Checked): Record<string, string> {
  return {
    ...(!description && { description: 'Describe what people get.' }),
    ...(price === null && coinPrice === null && { price: 'Enter a price in money or in coin.' }),
  }
}
