export const legalLinks = [
  { label: 'Terms of service', href: '/terms-of-service' },
  { label: 'Privacy policy', href: '/privacy-policy' },
  { label: 'Cookie policy', href: '/cookie-policy' },
  { label: 'Data policy', href: '/data-policy' },
  { label: 'Acceptable use', href: '/acceptable-use' },
] as const
