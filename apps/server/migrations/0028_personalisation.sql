CREATE TABLE "product_interest" (
	"brand" text NOT NULL,
	"product_key" text NOT NULL,
	"interest" real NOT NULL,
	"trend" real NOT NULL,
	CONSTRAINT "product_interest_brand_product_key_pk" PRIMARY KEY("brand","product_key")
);
--> statement-breakpoint
CREATE TABLE "product_pairs" (
	"brand" text NOT NULL,
	"product_key" text NOT NULL,
	"other_key" text NOT NULL,
	"score" real NOT NULL,
	CONSTRAINT "product_pairs_brand_product_key_other_key_pk" PRIMARY KEY("brand","product_key","other_key")
);
--> statement-breakpoint
CREATE TABLE "product_signals" (
	"brand" text NOT NULL,
	"visitor_hash" text NOT NULL,
	"product_key" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_signals_brand_visitor_hash_product_key_kind_pk" PRIMARY KEY("brand","visitor_hash","product_key","kind")
);
--> statement-breakpoint
CREATE INDEX "product_signals_time" ON "product_signals" USING btree ("at");