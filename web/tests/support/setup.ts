// A database for the tests: the one thing of the browser's that happy-dom does not have and the page cannot do without.
import "fake-indexeddb/auto";
