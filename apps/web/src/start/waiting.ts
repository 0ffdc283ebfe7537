import { waitForVisitor } from './waiting/wait-for-visitor.ts'

// Where React comes at once, its code is what imports this.
if ('waits' in document.documentElement.dataset) void waitForVisitor()
