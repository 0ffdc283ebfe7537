import type { ListAnswer } from '@firkant/domain/lists/shopping-list.ts'
import type { ListErrorCode } from '@firkant/domain/lists/wishlist.ts'

export const refuse = (errorCode: ListErrorCode): ListAnswer => ({ success: false, errorCode })
