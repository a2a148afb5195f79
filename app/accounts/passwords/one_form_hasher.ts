import type { HashDriverContract } from '@adonisjs/core/types/hash'
import { passwordForm } from '#app/accounts/account_options'

/**
 * Hashes passwords in one Unicode form, because keyboards send different ones for the same letters.
 * Hashes made before that stay valid.
 */
export class OneFormHasher implements HashDriverContract {
  constructor(private readonly driver: HashDriverContract) {}

  make(password: string): Promise<string> {
    return this.driver.make(passwordForm(password))
  }

  async verify(hashed: string, password: string): Promise<boolean> {
    const form = passwordForm(password)
    if (await this.driver.verify(hashed, form)) return true
    for (const former of new Set([
      password,
      password.normalize('NFC'),
      password.normalize('NFD'),
    ])) {
      if (former !== form && (await this.driver.verify(hashed, former))) return true
    }
    return false
  }

  isValidHash(value: string): boolean {
    return this.driver.isValidHash(value)
  }

  needsReHash(hashed: string): boolean {
    return this.driver.needsReHash(hashed)
  }
}
