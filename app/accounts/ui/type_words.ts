export const TYPE_WORDS = {
  member: 'Member',
  realtor: 'Realtor',
  designer: 'Interior designer',
  staff: 'vesta staff',
} as const
