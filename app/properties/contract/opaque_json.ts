/** Values by name that only the page interprets. */
export type OpaqueJson = Record<string, object | string | number | boolean | null>
