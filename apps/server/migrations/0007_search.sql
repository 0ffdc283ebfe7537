CREATE TABLE "recent_searches" (
	"visitor_hash" text NOT NULL,
	"brand" text NOT NULL,
	"language" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_searches_visitor_hash_brand_language_key_pk" PRIMARY KEY("visitor_hash","brand","language","key")
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"brand" text NOT NULL,
	"language" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"score" double precision NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_counts_brand_language_key_pk" PRIMARY KEY("brand","language","key")
);
--> statement-breakpoint
CREATE INDEX "recent_searches_time" ON "recent_searches" USING btree ("searched_at");