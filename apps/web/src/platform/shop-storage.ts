export interface ShopStorage {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
}

/** Storage can be switched off, full or blocked: values then stay in memory, and the failure is reported once. */
export function createShopStorage(open: () => Storage, onFailure: (error: unknown) => void): ShopStorage {
  const memory = new Map<string, string>()
  let isReported = false

  function attempt<Value>(action: (storage: Storage) => Value, fallback: () => Value): Value {
    try {
      return action(open())
    } catch (error) {
      if (!isReported) onFailure(error)
      isReported = true
      return fallback()
    }
  }

  return {
    get: (key) =>
      memory.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    set(key, value) {
      attempt(
        (storage) => {
          storage.setItem(key, value)
          memory.delete(key)
        },
        () => void memory.set(key, value),
      )
    },
    remove(key) {
      memory.delete(key)
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      )
    },
  }
}
