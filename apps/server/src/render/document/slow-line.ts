/** Of `navigator.connection`, in scripts of the document: the line has no room for what may not be needed. */
export const IS_SLOW_LINE = '(line.saveData||line.rtt>=150||line.downlink<=2)'
