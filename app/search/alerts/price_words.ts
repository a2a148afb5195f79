/** `€1,250,000`, for mails and notices. */
export function listingPriceWords({
  price,
  currency,
}: {
  price: number
  currency: string
}): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(price)
}
